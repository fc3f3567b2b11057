export { default, generateMetadata } from "@/app/(site)/not-found-screen/page";

export const revalidate = 300;
