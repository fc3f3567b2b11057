export { default, generateMetadata } from "@/app/(site)/propertylist/page";
