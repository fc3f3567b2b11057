import type { ReactNode } from "react";
import HomeLayout from "@/app/(home)/layout";
import { HomeWords } from "@/components/languages/te/home-words";

/** English's layout with its words round it. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <HomeWords>
      <HomeLayout>{children}</HomeLayout>
    </HomeWords>
  );
}
