import { expect, test, vi } from "vitest";

test.each([true, false])(
  "the privacy policy says what an erasure leaves when that is more than a count: %s",
  async (consent) => {
    vi.resetModules();
    const { keptAfterErasure } = await import("@/content/contact-rules");
    keptAfterErasure.consent = consent;
    const { privacySections, privacyTexts } = await import("@/content/guides/privacy-policy");
    expect(JSON.stringify(privacySections).includes(privacyTexts.keptOfErased)).toBe(consent);
  },
);
