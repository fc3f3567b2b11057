export type Answered = { path: string; status: number; text: string };

/** Asks a site on this machine. */
export async function ask(port: number, path: string, init: RequestInit = {}): Promise<Answered> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...init });
  return { path, status: response.status, text: await response.text() };
}

/** Sends an enquiry as the page of a project does. `reference`: what the visitor is told. */
export async function sendLead(
  port: number,
  phoneNumber: string,
  propertyId: number | string = 3,
): Promise<Answered & { reference: string | undefined }> {
  const answer = await ask(port, "/api/v1/propertyenquiry/createpropertyenquiry", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...{ name: "Asha Rao", phoneNumber, propertyId },
      ...{ allowContact: true, source: "enquiry" },
    }),
  });
  const { data } = JSON.parse(answer.text) as { data?: { reference: string } };
  return { ...answer, reference: data?.reference };
}
