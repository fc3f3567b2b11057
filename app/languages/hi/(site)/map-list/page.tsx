export { default, generateMetadata } from "@/app/(site)/map-list/page";
