export { default, generateMetadata } from "@/app/(site)/home-loan/page";

export const revalidate = 300;
