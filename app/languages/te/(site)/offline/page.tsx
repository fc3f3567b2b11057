export { default, generateMetadata } from "@/app/(site)/offline/page";
