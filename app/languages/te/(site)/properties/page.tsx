export { default, generateMetadata } from "@/app/(site)/properties/page";
