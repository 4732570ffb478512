function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** The browser's word on the network as an external store; on the server everyone is online. */
export const onlineStore = {
  subscribe,
  current: (): boolean => navigator.onLine,
  onServer: (): boolean => true,
};
