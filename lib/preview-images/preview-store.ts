import "server-only";
import { LRUCache } from "lru-cache";
import { processSlot } from "@/lib/process/process-state.mjs";
import { workSlots } from "@/lib/process/work-slots";

/** A picture is about 90 kB, so this holds some 500 of them. */
const mostBytes = 48 * 1024 * 1024;

/** A picture, and the catalogue's version at which its address was last confirmed. */
type Kept = { jpeg: Buffer; version: number };

type Store = {
  kept: LRUCache<string, Kept>;
  making: Map<string, Promise<Buffer>>;
  run: ReturnType<typeof workSlots>;
};

/** Next has a copy of this module in each bundle; the pictures are shared by the process. */
const slot = processSlot<Store | undefined>("preview pictures", () => undefined);

function store(): Store {
  return (slot.current ??= {
    kept: new LRUCache<string, Kept>({
      maxSize: mostBytes,
      sizeCalculation: ({ jpeg }, name) => jpeg.length + name.length + 256,
    }),
    making: new Map(),
    run: workSlots({ slots: 2, queue: 24 }),
  });
}

/** The cached picture of this name, if there is one. */
export function cachedPreview(name: string): Kept | null {
  return store().kept.get(name) ?? null;
}

/**
 * Makes the picture of this name; simultaneous requests wait for the same one. Rejects with `TooBusy`
 * when too many others are waiting.
 */
export async function makePreview(
  name: string,
  version: number,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const { kept, making, run } = store();
  const known = kept.get(name);
  if (known) {
    known.version = version;
    return known.jpeg;
  }
  const underway = making.get(name) ?? run(make);
  making.set(name, underway);
  try {
    const jpeg = await underway;
    if (!kept.has(name)) kept.set(name, { jpeg, version });
    return jpeg;
  } finally {
    making.delete(name);
  }
}

/** For tests. */
export function forgetPreviews(): void {
  slot.current = undefined;
}
