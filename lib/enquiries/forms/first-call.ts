/** How long people waited for the first call or message after their lead; seconds. */
export type FirstCall = {
  /** Leads of the period that can be told: erased ones can't. */
  of: number;
  called: number;
  medianSeconds: number | null;
  within5: number;
  within30: number;
};
