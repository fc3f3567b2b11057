import type { Page } from "@playwright/test";

/**
 * What a visitor with large type can't read: text that its box cuts, that lies over other text, or that is beyond the
 * edge of the screen, usual words that are broken because their column is too narrow, and boxes for words whose own words
 * don't fit. Text that is cut on purpose, after a number of
 * lines, is none, nor is what a row that scrolls by hand shows half.
 */
export function readTypeFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; element: Element; box: DOMRect; isFixed: boolean };
    const slack = 4;
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const name = (element: Element, text: string) =>
      `<${element.tagName.toLowerCase()}> “${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;

    if (document.documentElement.scrollWidth > width) faults.push("The page scrolls sideways");

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? "";
      if (!element || !text.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { 0: word, index } of text.matchAll(/(?<!\S)[\p{L}\p{N},₹]{2,12}(?!\S)/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
          faults.push(`Broken word: ${word} in ${name(element, text)}`);
      }
      range.selectNodeContents(node);
      const around = ancestors(element);
      const isFixed = around.some((one) => /fixed|sticky/.test(getComputedStyle(one).position));
      const clamp = around.find((one) => getComputedStyle(one).webkitLineClamp !== "none");
      const last = clamp?.getBoundingClientRect().bottom ?? Infinity;
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2 || box.top + box.height / 2 > last) continue;
        lines.push({ text, element, box, isFixed });
        const frame = around.find((one) => isCutting(one) && sticksOut(box, one.getBoundingClientRect()));
        if (frame) faults.push(`Cut: ${name(element, text)}`);
        const scrolls = around.some((one) => /auto|scroll/.test(getComputedStyle(one).overflowX));
        const isSlide = element.closest("[aria-roledescription]") !== null;
        if (!scrolls && !isSlide && (box.right > width + 1 || box.left < -1))
          faults.push(`Beyond the edge: ${name(element, text)}`);
      }
    }

    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach((line, at) => {
      for (const other of lines.slice(at + 1)) {
        if (other.box.top > line.box.bottom) break;
        if (line.isFixed || other.isFixed || line.element === other.element) continue;
        const across = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        // Letters are lower than their line: boxes of lines close above one another share a few pixels.
        const down = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
        if (across > slack && down > Math.min(line.box.height, other.box.height) * 0.35)
          faults.push(`Overlap: ${name(line.element, line.text)} and ${name(other.element, other.text)}`);
      }
    });

    const pen = document.createElement("canvas").getContext("2d");
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
      if (!isShown(field)) continue;
      const style = getComputedStyle(field);
      const hint = getComputedStyle(field, "::placeholder");
      const isHidden = hint.color.endsWith(", 0)");
      const words = "placeholder" in field ? (isHidden ? "" : field.placeholder) : chosen(field);
      if (!words || !pen) continue;
      const size = "placeholder" in field ? hint.fontSize : style.fontSize;
      pen.font = `${style.fontWeight} ${size} ${style.fontFamily}`;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (pen.measureText(words).width > room + 1) faults.push(`Cut: ${name(field, words)}`);
    }
    return [...new Set(faults)];

    function isShown(element: Element): boolean {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest(".sr-only, noscript, script, style, [inert], [aria-hidden=true], svg") &&
        ancestors(element).every((one) => getComputedStyle(one).clipPath === "none")
      );
    }
    function ancestors(element: Element): Element[] {
      const found: Element[] = [];
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        found.push(one);
      return found;
    }
    function isCutting(element: Element): boolean {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      return (
        /hidden|clip/.test(overflowX + overflowY) &&
        webkitLineClamp === "none" &&
        !element.matches("[aria-roledescription] *, [aria-roledescription]")
      );
    }
    function sticksOut(box: DOMRect, frame: DOMRect): boolean {
      return (
        box.right > frame.right + slack ||
        box.left < frame.left - slack ||
        box.bottom > frame.bottom + slack * 2 ||
        box.top < frame.top - slack * 2
      );
    }
    function chosen(field: HTMLSelectElement | HTMLInputElement): string {
      return "options" in field ? (field.options[field.selectedIndex]?.text ?? "") : "";
    }
  });
}
