/** In the browser this markup is there already (`components/ui/still-part.tsx`): its code would only weigh. */
export const BarContent = () => null;
export const EndContent = () => null;
