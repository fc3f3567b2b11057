import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { guidePictures, pagePictures } from "@/content/page-pictures";
import { projectPreview } from "@/lib/projects/detail/project-metadata";
import { parseFilters } from "@/lib/projects/listing/project-filters";
import { readDemoProjects } from "@/lib/projects/testing/demo-projects";
import { shortRegistrations } from "@/lib/seo/agent-words";
import { previewPath } from "@/lib/seo/preview-address";
import {
  blogPreviewContent,
  pagePreviewContent,
  placePreviewContent,
  projectPreviewContent,
  toDrawable,
} from "./preview-content";

const projects = readDemoProjects();
const project = projects.find(({ name }) => name === "Aurovelle Lakecity")!;

test("a project's picture has its name, place, price range, RERA number and main photo", () => {
  expect(projectPreviewContent(project)).toEqual({
    agent: shortRegistrations(),
    title: "Aurovelle Lakecity",
    line: "Kokapet, Hyderabad",
    price: "₹1.49 Cr – ₹3.88 Cr",
    rera: "RERA P00000000001, rera.telangana.gov.in",
    photo: project.imageUrl,
  });
});

test("a project with a page in the register has the code of it, but for an address too long to be read", () => {
  const reraUrl = `https://register.example/${"a".repeat(120)}`;
  const content = projectPreviewContent({ ...project, reraUrl });
  expect(content.code).toMatch(/^<svg /);
  expect(projectPreviewContent({ ...project, reraUrl, reraId: null }).code).toBeUndefined();
  expect(projectPreviewContent({ ...project, reraUrl: reraUrl + "a".repeat(60) }).code).toBeUndefined();
  // Another picture has another address.
  expect(previewPath(projectPreview({ ...project, reraUrl }))).not.toBe(previewPath(projectPreview(project)));
});

test("without a main picture the first of the gallery is taken, never a video, and without any there is none", () => {
  const galleries = [
    { mediaLink: "https://www.youtube.com/watch?v=aaaaaaaaaaa" },
    { mediaLink: "/media/a.jpg", type: "video" },
    { mediaLink: "/media/b.jpg" },
  ];
  const bare = { ...project, imageUrl: null, proertyImage: null };
  expect(projectPreviewContent({ ...bare, galleries }).photo).toBe("/media/b.jpg");
  expect(projectPreviewContent({ ...bare, galleries: [] }).photo).toBeNull();
});

test("what is unknown is left out, and no price is said to be on request", () => {
  const content = projectPreviewContent({ ...project, reraId: null, minPrice: null, maxPrice: null });
  expect([content.rera, content.price]).toEqual([null, "Price on request"]);
});

test("a name in a script that no font of ours has leaves the place, once", () => {
  const content = projectPreviewContent({ ...project, name: "தெள்ளாபூர்" });
  expect([content.title, content.line]).toEqual(["Kokapet, Hyderabad", null]);
});

test("a very long name is cut between words", () => {
  const { title } = projectPreviewContent({ ...project, name: "Nirvanta Kshetra Gated Layout ".repeat(8) });
  expect(title).toMatch(/^Nirvanta Kshetra Gated Layout .*[a-z]…$/);
  expect(title.length).toBeLessThanOrEqual(66);
});

test("a list's picture has its kind and place, its number, its lowest price and the first photo", () => {
  const figures = {
    filters: parseFilters({ location: "Kokapet", bedrooms: "3BHK", propertyType: "Apartment" }),
    place: { name: "Kokapet", city: "Hyderabad" },
    totalItems: 24,
    lowestPrice: 12_000_000,
    projects: [
      { ...project, imageUrl: null },
      { ...project, imageUrl: "", proertyImage: "/media/second.jpg" },
    ],
  };
  expect(placePreviewContent(figures)).toEqual({
    agent: shortRegistrations(),
    title: "3 BHK flats in Kokapet",
    line: "Hyderabad · 24 projects",
    price: "From ₹1.20 Cr",
    rera: null,
    photo: "/media/second.jpg",
  });
});

test("a post's picture has its title and its own picture", () => {
  const post = { id: 1, slug: "a", title: "What an EMI does", excerpt: "", about: "", createdAt: "" };
  const content = blogPreviewContent({ ...post, blogImage: "/media/a.jpg" });
  expect([content.title, content.line, content.photo]).toEqual(["What an EMI does", "Blog", "/media/a.jpg"]);
});

test("every page of words has a photo that is there, and no other name has a picture", () => {
  const names = [
    ...Object.keys(pagePictures).map((name) => ["page", name] as const),
    ...Object.keys(guidePictures).map((name) => ["guide", name] as const),
  ];
  const photos = names.map(([kind, name]) => pagePreviewContent(kind, name)?.photo ?? "none");
  expect(photos.filter((photo) => !existsSync(`public${photo}`))).toEqual([]);
  expect(pagePreviewContent("page", "faqs")).toBeNull();
  expect(pagePreviewContent("page", "constructor")).toBeNull();
});

test("the address changes with name, price, photo and RERA number, and with nothing that the picture does not show", () => {
  const paths = [
    project,
    { ...project, name: "Aurovelle Lakeside" },
    { ...project, maxPrice: 40_000_000 },
    { ...project, imageUrl: "/media/other.jpg" },
    { ...project, reraId: "P00000000009" },
  ].map((changed) => previewPath(projectPreview(changed)));
  expect(new Set(paths).size).toBe(5);
  expect(previewPath(projectPreview({ ...project, brochure: null, updatedAt: "2027-01-01" }))).toBe(paths[0]);
});

test.each([
  ["Aurovelle Lakecity", "Aurovelle Lakecity"],
  ["Pratishta Arc Keystone తెల్లాపూర్", "Pratishta Arc Keystone తెల్లాపూర్"],
  ["श्री प्रतिष्ठा", "श्री प्रतिष्ठा"],
  ["தெள்ளாபூர்", ""],
  ["Sai’s “Garden” – Phase 2…", "Sai’s “Garden” – Phase 2…"],
  ["Vasant\u00a0Kuñj\n Āshrama", "Vasant Kuñj Ashrama"],
  ["Homes 🏡 by the lake", "Homes by the lake"],
  ["From ₹1.20 Cr", "From Rs 1.20 Cr"],
])("of %o we can draw %o", (text, drawable) => {
  expect(toDrawable(text)).toBe(drawable);
});

test("a price keeps its sign, which the card draws itself", () => {
  expect(toDrawable("₹95 L – ₹1.20 Cr", "₹")).toBe("₹95 L – ₹1.20 Cr");
});
