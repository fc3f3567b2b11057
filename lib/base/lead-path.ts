/** Where staff work on a lead: mails lead there too. No page of visitors has it. */
export const deskRoot = "/desk";

export function leadPath(id: string): string {
  return `${deskRoot}/leads/${encodeURIComponent(id)}`;
}
