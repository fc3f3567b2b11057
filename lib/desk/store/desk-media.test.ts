import { expect, test } from "vitest";
import { keepPictures } from "./desk-media";

test("a HEIC picture is refused with what to do", async () => {
  const heic = new File(["\0\0\0\x18ftypheic\0\0\0\0mif1heic"], "IMG_0042.HEIC");
  await expect(keepPictures([heic], async () => "/never")).rejects.toMatchObject({
    reason: "invalid",
    message: expect.stringMatching(
      /^Nothing was added: IMG_0042\.HEIC is a HEIC .*Please send it as JPG/,
    ) as string,
  });
});
