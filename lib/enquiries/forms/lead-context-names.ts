/** Names that go with a lead, apart from their schema so that a page can know them without loading it. */
export const contextHeader = "Lead-Context";
export const utmNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** The field that no person sees: who fills it in is a program. */
export const trapField = "company_fax";
