export { default, generateMetadata } from "@/app/(site)/contactus/page";

export const revalidate = 300;
