type Refused = { reason: string; message: string; details: { errors?: { path: string; msg: string }[] } };

/** The refusal that something ends with; null, which no test expects, when it is done. */
export async function refused(tried: Promise<unknown>): Promise<Refused> {
  return (await tried.then(
    () => null,
    (error: unknown) => error,
  )) as Refused;
}
