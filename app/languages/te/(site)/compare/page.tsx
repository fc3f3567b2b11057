export { default, generateMetadata } from "@/app/(site)/compare/page";
