import { describe, expect, it } from "vitest";
import { sharedNote, toGalleryTabs, toPictures } from "./gallery";

const picture = (mediaLink: string, galleryType?: string | null) => ({ mediaLink, galleryType });
const project = {
  name: "Lakecity",
  imageUrl: "/media/tower-02-dusk.jpg",
  proertyImage: null,
  youtube_link: null,
  galleries: [
    picture("/media/new.jpg", "interior"),
    picture("/media/tower-02-dusk.jpg", "exterior"),
    picture("/media/second.jpg", "interior"),
  ],
};
const video = "https://youtu.be/aqz-KE-bpKQ";
const labels = (changes: object) => toGalleryTabs({ ...project, ...changes }).map((tab) => tab.label);

describe("the pictures of a project", () => {
  it("come once each, the main one first", () => {
    expect(toPictures(project).map(({ src }) => src)).toEqual([
      "/media/tower-02-dusk.jpg",
      "/media/new.jpg",
      "/media/second.jpg",
    ]);
  });

  it("take the main one from the other spelling too", () => {
    const [first] = toPictures({
      ...project,
      imageUrl: null,
      proertyImage: "/media/other.jpg",
      galleries: [],
    });
    expect(first).toMatchObject({ src: "/media/other.jpg", alt: "Lakecity" });
  });

  it("say what they show: our own by their description, others by their type", () => {
    const [known, other] = toPictures(project);
    expect(known?.alt).toMatch(/apartment tower/);
    expect(other?.alt).toBe("Lakecity: interior");
  });

  it("have the notes that the record has, each its own, and true photos none", () => {
    const note = "Artist’s impression";
    const pictures = toPictures({
      ...project,
      mediaNote: note,
      galleries: [picture("/media/new.jpg"), { ...picture("/media/second.jpg"), mediaNote: note }],
    });
    expect(pictures.map((each) => each.note)).toEqual([note, null, note]);
    expect(toPictures(project).map((each) => each.note)).toEqual([null, null, null]);
    expect(sharedNote(pictures)).toBeNull();
    expect(sharedNote(pictures.filter((each) => each.note))).toBe(note);
    expect(sharedNote([])).toBeNull();
    const [main] = toPictures({ ...project, galleries: [{ mediaLink: project.imageUrl, mediaNote: note }] });
    expect(main?.note).toBe(note);
  });

  it("are none when there is none", () => {
    expect(toPictures({ ...project, imageUrl: null, galleries: [] })).toEqual([]);
  });
});

describe("the tabs of the gallery", () => {
  it("are one for each type, capitalised, in the order of the pictures", () => {
    expect(labels({})).toEqual(["Interior", "Exterior"]);
    expect(toGalleryTabs(project)[0]?.pictures).toHaveLength(2);
  });

  it("begin with the videos when there is one, which also ends every other tab", () => {
    const tabs = toGalleryTabs({ ...project, youtube_link: video });
    expect(tabs.map((tab) => tab.label)).toEqual(["Videos", "Interior", "Exterior"]);
    expect(tabs.map((tab) => tab.videoId)).toEqual(Array(3).fill("aqz-KE-bpKQ"));
    expect(tabs[0]?.pictures).toEqual([]);
  });

  it("count types that differ only in capitals or spaces as one", () => {
    expect(
      labels({ galleries: [picture("/media/a.jpg", "Interior"), picture("/media/b.jpg", " interior")] }),
    ).toEqual(["Interior"]);
  });

  it("are 'Images' where types are missing, and 'Gallery' where pictures are", () => {
    expect(labels({ galleries: [picture("/media/a.jpg"), picture("/media/b.jpg", "")] })).toEqual(["Images"]);
    expect(labels({ galleries: [] })).toEqual(["Gallery"]);
  });

  it("say when they are empty", () => {
    const empty = (changes: object) => toGalleryTabs({ ...project, ...changes })[0]?.empty;
    expect(empty({ galleries: [] })).toBe("No gallery images available.");
    expect(empty({})).toBe("No interior images available.");
    expect(empty({ galleries: [], youtube_link: video })).toBe("No video available for this property.");
  });

  it("take a link that is no video for no video", () => {
    expect(labels({ youtube_link: "https://evil.example/x" })).toEqual(["Interior", "Exterior"]);
    const [only] = toGalleryTabs({ ...project, galleries: [], youtube_link: "https://evil.example/x" });
    expect(only).toMatchObject({ label: "Videos", videoId: null });
  });
});
