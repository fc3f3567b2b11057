import { setTimeout as pause } from "node:timers/promises";
import { frontPort } from "../nginx-front";
import { host, type Cluster } from "./cluster";
import type { Check } from "../report";
import { sendLead, startCrowd } from "./visitors";

/** A lead is never taken more often than so from one number. */
const ofOneNumber = 5;

/** The limits of three sites together, and what becomes of them without Redis. */
export async function checkLimits(cluster: Cluster): Promise<Check[]> {
  const together = await takenOf(cluster);
  const crowd = startCrowd(frontPort, host);
  await pause(3_000);
  await cluster.redis.stop();
  await pause(500);
  const alone = await takenOf(cluster);
  await pause(3_000);
  await cluster.redis.start();
  await pause(2_500);
  // Each site opens its connection with the first lead that it counts.
  await takenOf(cluster);
  const again = await takenOf(cluster);
  cluster.redis.signal("SIGSTOP");
  await pause(5_000);
  const hanging = await takenOf(cluster);
  cluster.redis.signal("SIGCONT");
  await pause(1_000);
  await crowd.stop();
  const failed = [...crowd.failedPages, ...crowd.failedLeads];
  return [
    [
      "three sites take five leads of one number in ten minutes",
      together === ofOneNumber,
      `${together} of 21`,
    ],
    ["without Redis each site counts alone", alone === 3 * ofOneNumber, `${alone} of 21`],
    ["Redis is back: they count together", again === ofOneNumber, `${again} of 21`],
    ["Redis hangs: each counts alone", hanging === 3 * ofOneNumber, `${hanging} of 21`],
    [
      "meanwhile no page and no lead failed",
      failed.length === 0,
      `${crowd.pages} pages, ${crowd.leads.length} leads, ${failed.length} failed ${failed[0] ?? ""}; slowest lead ${crowd.slowest.lead} ms`,
    ],
  ];
}

let numbers = 0;

/** How many of 21 leads of one number, seven at each site, are taken. */
async function takenOf({ sites }: Cluster): Promise<number> {
  const phone = String(8_000_000_000 + (numbers += 1));
  let taken = 0;
  for (let time = 0; time < 21; time += 1) {
    const { port } = sites[time % 3] ?? sites[0];
    const forwarded = `10.9.${numbers}.${time}`;
    const [, { status }] = await sendLead({ port, host, number: time, phone, forwarded });
    if (status === 201) taken += 1;
  }
  return taken;
}
