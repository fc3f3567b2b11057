export { default, generateMetadata } from "@/app/(site)/consent/[token]/page";
