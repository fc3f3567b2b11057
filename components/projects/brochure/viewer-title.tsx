import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { LeaveLink } from "./leave-link";
import { barStyle, toolStyle } from "./viewer-style";

export function ViewerTitle({ title }: { title: string }) {
  return (
    <div className={`${barStyle} col-start-1 row-start-1 min-w-0 gap-2 border-b`}>
      <LeaveLink className={toolStyle} label="Close">
        <Icon name="close" className="size-6" />
      </LeaveLink>
      <div className="min-w-0">
        <h1 className="line-clamp-2 text-base leading-5 font-bold lg:line-clamp-1 lg:leading-6" title={title}>
          {title}
        </h1>
        <p className="text-ink-600 truncate text-sm max-lg:hidden">{brand.name}</p>
      </div>
    </div>
  );
}
