export { default, generateMetadata } from "../propertylist/page";
