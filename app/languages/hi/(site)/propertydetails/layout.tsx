export { ProjectWords as default } from "@/components/languages/hi/project-words";
