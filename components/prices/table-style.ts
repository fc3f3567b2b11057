/** The look of the tables of prices, which fit 320 px. */
export const table = "figures mt-4 table! w-full! text-left text-sm sm:text-base";
export const head = "border-surface-line border-b-2 align-bottom";
export const cell = "py-2! pl-2! pr-0! text-right! align-middle sm:pl-4!";
