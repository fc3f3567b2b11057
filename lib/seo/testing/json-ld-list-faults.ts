export type JsonNode = Record<string, unknown>;

/** Checks that lists are flat, numbered from 1 without gaps or duplicates, and that each question has one answer. */
export function listFaults(type: string, node: JsonNode, path: string): string[] {
  switch (type) {
    case "BreadcrumbList":
      return stepFaults(items(node.itemListElement), "item", path, 2);
    case "ItemList": {
      const steps = items(node.itemListElement);
      const counted = node.numberOfItems === steps.length ? [] : [`${path}.numberOfItems is not its length.`];
      return [...counted, ...stepFaults(steps, "url", path, 1)];
    }
    case "FAQPage":
      return questionFaults(items(node.mainEntity), path);
    default:
      return [];
  }
}

function stepFaults(
  steps: readonly JsonNode[],
  address: "item" | "url",
  path: string,
  least: number,
): string[] {
  const faults = steps.flatMap((step, index) => [
    ...(step["@type"] === "ListItem" ? [] : [`${path}[${index}] is no ListItem.`]),
    ...(step.position === index + 1 ? [] : [`${path}[${index}] has position ${String(step.position)}.`]),
    ...(typeof step[address] === "string" ? [] : [`${path}[${index}] has no ${address}: lists are flat.`]),
  ]);
  if (steps.length < least) faults.push(`${path} has ${steps.length} items.`);
  if (new Set(steps.map((step) => step[address])).size < steps.length)
    faults.push(`${path} has an item twice.`);
  return faults;
}

function questionFaults(questions: readonly JsonNode[], path: string): string[] {
  const faults = questions.flatMap((question, index) =>
    question["@type"] === "Question" ? [] : [`${path}[${index}] is no Question.`],
  );
  if (new Set(questions.map(({ name }) => name)).size < questions.length) faults.push(`${path} asks twice.`);
  return faults;
}

function items(value: unknown): JsonNode[] {
  return (Array.isArray(value) ? value : []) as JsonNode[];
}
