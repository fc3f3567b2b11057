/** An error that the operator can understand: its message is printed without a stack. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "OperatorError";
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return (
    error instanceof Error && "code" in error && typeof error.code === "string" && codes.includes(error.code)
  );
}

/** The text to print for anything thrown: a sentence for the operator, the stack for a defect of the program. */
export function describeError(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof Error && error.name === "SettingsError") return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
