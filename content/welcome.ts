/** The picture and the buttons of the welcome dialog; its words are the company's own (`content/site.ts`). */
export const welcome = {
  image: {
    src: "/media/banner-keys-desk.jpg",
    alt: "House keys, a small model house, a pen and documents on a wooden desk",
  },
  start: "Start looking",
  close: "Close welcome",
} as const;
