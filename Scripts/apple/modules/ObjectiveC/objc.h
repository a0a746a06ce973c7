// The root classes of Objective-C, so that the compiler treats their subclasses as on Apple's systems.
typedef struct objc_selector *SEL;
@protocol NSObject
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype _Nonnull)init __attribute__((objc_designated_initializer));
- (_Bool)isEqual:(id _Nullable)object;
@property (readonly) long hash;
@end
