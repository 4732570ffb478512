import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from "react";

/** Begins to load a part before it is in view, so that whoever scrolls on finds it alive. */
const AHEAD = "400px";
/** By then the page is there, and everything of it may come alive. */
const LATE_MS = 3000;
const AT_ONCE = Promise.resolve();

export type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page that is rendered on the server as usual, and whose code is loaded when it comes into view, or a
 * while after the page. Until then what the server wrote stands there, untouched. `fallback` stands there on a page that was not rendered there.
 */
export function partInView<Props extends object>(load: Load<Props>, fallback: ReactNode) {
  return waitingPart(load, fallback, (place, wake) => {
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
      { rootMargin: AHEAD },
    );
    watch.observe(place);
    const late = setTimeout(wake, LATE_MS);
    return () => {
      watch.disconnect();
      clearTimeout(late);
    };
  });
}

/**
 * A part that answers to nothing: text and drawings. Where the server wrote it, it stays as it is, and its code is
 * not loaded.
 */
export function stillPart<Props extends object>(load: Load<Props>, fallback: ReactNode) {
  return waitingPart(load, fallback, (place, wake) => {
    if (!place.hasAttribute(RENDERED)) wake();
    return undefined;
  });
}

/** A part whose code is loaded when it is first shown. */
export function partOnUse<Props extends object>(load: Load<Props>, fallback: ReactNode) {
  const Part = loadedOnUse(load);
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}

/** Marks what the server wrote, for as long as nothing replaces it. */
export const RENDERED = "data-rendered";

/** A part whose code is loaded when `watch` wakes it. */
export function waitingPart<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode,
  watch: (place: HTMLElement, wake: () => void) => (() => void) | undefined,
): ComponentType<Props> {
  const Part = loadedOnUse(load);
  return memo(function WaitingPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>());
    const [first] = useState(props);
    useEffect(() => (place.current ? watch(place.current, resolve) : undefined), [resolve]);
    const rendered = typeof window === "undefined" ? { [RENDERED]: "" } : {};
    return (
      <div ref={place} suppressHydrationWarning {...rendered}>
        <Suspense fallback={fallback}>
          {/* Other properties cannot wait: what stands there is of the first ones. */}
          <Waiting until={first === props ? promise : AT_ONCE} />
          <Part {...props} />
        </Suspense>
      </div>
    );
  }) as ComponentType<Props>;
}

function Waiting({ until }: { until: Promise<void> }) {
  if (typeof window !== "undefined") use(until);
  return null;
}

/** On the server: parts on their way, which the page that is rendered next may have. */
const underWay = new Set<Promise<unknown>>();

/** For the server, which renders what is loaded and waits for nothing: all parts are there, and the parts of parts. */
export async function partsLoaded(): Promise<void> {
  while (underWay.size > 0) {
    const loading = [...underWay];
    await Promise.all(loading);
    for (const one of loading) underWay.delete(one);
  }
}

/** A lost network is waited for. */
function loadedOnUse<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = () => (loading ??= withNetwork(load).then((Part) => (loaded = Part)));
  if (import.meta.env.SSR) underWay.add(start());
  return function Loaded(props: Props) {
    const Part = loaded ?? use(start());
    return <Part {...props} />;
  };
}

async function withNetwork<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === "undefined" || navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return withNetwork(load);
  }
}
