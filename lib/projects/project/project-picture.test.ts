import { expect, test } from "vitest";
import { pictureOf } from "./project-picture";
import { pictureLinks } from "./picture-links";

test.each([
  ["/a.webp", "/b.webp", "/a.webp"],
  ["", "/b.webp", "/b.webp"],
  [null, "/b.webp", "/b.webp"],
  [undefined, "/b.webp", "/b.webp"],
  ["/a.webp", "", "/a.webp"],
  ["", "", null],
  [null, undefined, null],
])("of the addresses %j and %j the picture is %j", (imageUrl, proertyImage, picture) => {
  expect(pictureOf({ imageUrl, proertyImage })).toBe(picture);
});

test("a project's pictures are its main one and those of its gallery, each once, without videos", () => {
  const project = {
    ...{ imageUrl: "", proertyImage: "/media/main.jpg" },
    galleries: [
      { mediaLink: "/media/second.jpg", type: "image" },
      { mediaLink: "/media/main.jpg" },
      { mediaLink: "/media/film.mp4", type: "video" },
      { mediaLink: "https://youtu.be/aqz-KE-bpKQ" },
      { mediaLink: "" },
      { mediaLink: "/media/second.jpg" },
    ],
  };
  expect(pictureLinks(project)).toEqual(["/media/main.jpg", "/media/second.jpg"]);
  expect(pictureLinks({ ...project, proertyImage: null })).toEqual(["/media/second.jpg", "/media/main.jpg"]);
});
