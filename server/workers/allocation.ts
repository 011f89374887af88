/**
 * Settings for glibc's allocator. By default it learns to keep blocks of megabytes, such as those used for compression,
 * and has an arena for every few threads: a worker under load held 40 MB that nothing used, and the process for pictures
 * 250 MB. A program without workers gets the same settings from `npm start`, the systemd unit and the image.
 */
export const allocation = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
