import { expect, test } from "vitest";
import { pictureLinks } from "./picture-links";

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
