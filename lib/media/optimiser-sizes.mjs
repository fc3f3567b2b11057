/** The widths in pixels, and the qualities, in which `/_next/image` makes pictures: for `next.config.mjs`, and for who refuses others. */
export const deviceSizes = [360, 480, 640, 828, 1080, 1280, 1600];
export const imageSizes = [96, 160, 256];
export const qualities = [70];
