/**
 * What a call of the desk answered to a form. `ended`: nothing was done before somebody signs in again. `version`: that of what
 * somebody else saved meanwhile. `again`: the page that shows the form with what was typed, and what is wrong with it.
 */
export type FormReply =
  | { kind: "done"; to?: string; again?: string }
  | { kind: "refused"; problem: string; status?: number; version?: string; again?: string }
  | { kind: "ended"; problem: string };

const unreachable = "The desk can't be reached. What you typed is still here; please try again.";

/** Sends the fields of a form to its call, or a body of other kinds; never rejects. */
export async function sendForm(
  action: string,
  fields: FormData | Record<string, unknown>,
): Promise<FormReply & { data?: Record<string, unknown> }> {
  const isForm = fields instanceof FormData;
  const body = !isForm
    ? JSON.stringify(fields)
    : hasFile(fields)
      ? fields
      : new URLSearchParams(textsOf(fields));
  const headers: Record<string, string> = { Accept: "application/json" };
  if (!isForm) headers["Content-Type"] = "application/json";
  try {
    const answer = await fetch(action, { method: "POST", headers, body });
    const data = (await answer.json()) as Record<string, unknown>;
    if (answer.status === 401) return { kind: "ended", problem: textOf(data.message) ?? "" };
    if (!answer.ok)
      return {
        kind: "refused",
        status: answer.status,
        problem: String(data.message ?? unreachable),
        version: versionIn(data.errors),
        again: textOf(data.again),
      };
    return { kind: "done", to: textOf(data.to), again: textOf(data.again), data };
  } catch {
    return { kind: "refused", problem: unreachable };
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function versionIn(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return undefined;
  return (errors as { path: string; msg: string }[]).find(({ path }) => path === "version")?.msg;
}

function hasFile(form: FormData): boolean {
  return [...form.values()].some((value) => typeof value !== "string" && value.name !== "");
}

function textsOf(form: FormData): [string, string][] {
  return [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
}
