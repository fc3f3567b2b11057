export { default, generateMetadata } from "@/app/(site)/aboutus/page";

export const revalidate = 300;
