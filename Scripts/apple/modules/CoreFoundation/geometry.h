typedef double CGFloat;
