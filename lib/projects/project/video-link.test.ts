import { describe, expect, it } from "vitest";
import { playerAddress, watchAddress, youtubeId } from "./video-link";

const id = "aqz-KE-bpKQ";

describe("the id of a video", () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?t=30s&v=${id}`,
    `https://m.youtube.com/watch?v=${id}&t=30s`,
    `http://youtube.com/watch?v=${id}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`,
    `  https://youtu.be/${id}?si=abc  `,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
    `https://www.youtube.com/shorts/${id}`,
  ])("is found in %s", (link) => {
    expect(youtubeId(link)).toBe(id);
  });

  it.each([
    null,
    undefined,
    "",
    id,
    `//www.youtube.com/watch?v=${id}`,
    `javascript:alert("https://youtu.be/${id}")`,
    `data:text/html,https://youtu.be/${id}`,
    `https://video.attacker.example/watch?v=${id}`,
    `https://youtube.com.attacker.example/watch?v=${id}`,
    `https://www.youtube.com@attacker.example/watch?v=${id}`,
    `https://someone@www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com:8443/watch?v=${id}`,
    `https://attacker.example/https://youtu.be/${id}`,
    "https://www.youtube.com/watch",
    "https://www.youtube.com/watch?v=tooshort",
    `https://www.youtube.com/watch?v=${id}x`,
    `https://youtu.be/"><script>`,
    `https://www.youtube.com/redirect?v=${id}&q=https://attacker.example`,
    `https://www.youtube.com/playlist?list=${id}`,
  ])("is not taken from %s", (link) => {
    expect(youtubeId(link)).toBeNull();
  });

  it("makes the addresses to watch it", () => {
    expect(watchAddress(id)).toBe(`https://www.youtube.com/watch?v=${id}`);
    expect(playerAddress(id)).toMatch(`https://www.youtube-nocookie.com/embed/${id}?`);
  });
});
