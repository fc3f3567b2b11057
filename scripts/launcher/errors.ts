/** A reason to stop that the operator can understand: its message is printed alone, without a stack. */
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

/** What to print about anything that was thrown: sentences for the operator, the stack for a defect of ours. */
export function describeError(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof Error && error.name === "SettingsError") return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
