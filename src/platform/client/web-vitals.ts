/** Logs the page's LCP, FID and CLS to the console, and nowhere else. */
export async function logWebVitals(): Promise<void> {
  const { onCLS, onLCP } = await import("web-vitals");
  onLCP(({ value }) => log("LCP", value));
  onCLS(({ value }) => log("CLS", value));
  new PerformanceObserver((list, observer) => {
    for (const entry of list.getEntries()) {
      if ("processingStart" in entry) log("FID", Number(entry.processingStart) - entry.startTime);
    }
    observer.disconnect();
  }).observe({ type: "first-input", buffered: true });
}

function log(name: string, value: number): void {
  // oxlint-disable-next-line no-console -- the console is where these figures are ordered to go
  console.info(name, Math.round(value * 1000) / 1000);
}
