export { default, generateMetadata } from "@/app/(site)/home-loan-assistance/page";

export const revalidate = 300;
