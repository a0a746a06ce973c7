#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

/// Starts to count the heap allocations of the calling thread.
void allocation_counter_start(void);

/// Stops counting, and returns how many there were; -1 in a build that does not count.
long allocation_counter_stop(void);

#endif
