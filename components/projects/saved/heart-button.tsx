import { Icon } from "@/components/ui/icon";
import { SaveButton } from "./save-button";

type Props = { projectKey: string; name: string; className?: string };

/** The heart in the corner of a project's picture. */
export function HeartButton({ className = "", ...project }: Props) {
  return (
    <SaveButton {...project} className={`heart-button ${className}`}>
      <Icon name="heart" className="size-6" />
    </SaveButton>
  );
}
