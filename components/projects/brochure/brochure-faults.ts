/** Why a brochure can't be shown, with the text for the visitor. */
export const faultReasons = {
  missing: "The file is not at its address any more.",
  notPdf: "The file is damaged, or it is not a PDF.",
  locked: "The file is protected by a password.",
  server: "The server that keeps the file did not hand it out.",
  network: "The file did not arrive. Please check your connection.",
  unknown: "Something in it is not as we expected.",
} as const;

export type Fault = keyof typeof faultReasons;

/** PDF.js throws its own classes of errors, which are recognised by name. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "InvalidPDFException") return "notPdf";
  if (error.name === "PasswordException") return "locked";
  if (error.name === "ResponseException" && "status" in error) return faultOfStatus(Number(error.status));
  // Each browser has its own message for a request without an answer, and for a script that did not load.
  return /fetch|network|load|abort|connection/i.test(error.message) ? "network" : "unknown";
}

function faultOfStatus(status: number): Fault {
  if (status === 404 || status === 410) return "missing";
  return status === 0 ? "network" : "server";
}
