export { default, generateMetadata } from "../propertylist/page";

export const dynamic = "force-dynamic";
