/**
 * The worker of an installation that keeps nothing on devices (setting OFFLINE_COPIES=off): in place of the other it takes away
 * what that has kept, and then itself. Pages that are open go on as they are.
 */
export const farewellWorker = `self.addEventListener("install",()=>self.skipWaiting());
self.addEventListener("activate",(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith("zerokey-offline-"))await caches.delete(name);
await self.registration.unregister();
})()));`;
