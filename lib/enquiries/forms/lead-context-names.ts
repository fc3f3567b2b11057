/** The names of a lead's context, without its schema, so that the browser need not load zod. */
export const contextHeader = "Lead-Context";
export const utmNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** An invisible field: only a spam program fills it in. */
export const trapField = "company_fax";
