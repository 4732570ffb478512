/** The backend session that all clients share. */
export type Session = {
  /** Runs one portion to its end and hands out the answer's bytes as they come. */
  execute(bytes: Uint8Array, onAnswer: (bytes: Uint8Array) => void): Promise<void>;
  inTransaction(): boolean;
  rollback(): Promise<void>;
};

export type Client = {
  answer(bytes: Uint8Array): void;
  /** Called when the client has left its transaction open while others waited. */
  evict(): void;
};

type Turn = { readonly client: Client; readonly bytes: Uint8Array; readonly open: boolean };

/**
 * Lets the clients use the session in turns: first come, first served, but a client with an open
 * transaction keeps the session until it ends. Everything else of a session (SET, temporary
 * tables, advisory locks, LISTEN, named statements) is shared by all clients.
 */
export function createTurns(session: Session, idleLimitMs: number) {
  const waiting: Turn[] = [];
  const gone = new WeakSet<Client>();
  let holder: Client | undefined;
  let running: { readonly client: Client; readonly ended: Promise<void> } | undefined;
  let idle: NodeJS.Timeout | undefined;

  function takeNext(): Turn | undefined {
    if (holder === undefined) return waiting.shift();
    const at = waiting.findIndex((turn) => turn.client === holder);
    return at === -1 ? undefined : waiting.splice(at, 1)[0];
  }

  async function run(turn: Turn): Promise<void> {
    try {
      await session.execute(turn.bytes, (bytes) => turn.client.answer(bytes));
    } catch {
      // The backend answers failing SQL itself; what is thrown here is a portion it cannot read.
      turn.client.evict();
    }
    holder = turn.open || session.inTransaction() ? turn.client : undefined;
    if (holder !== undefined && gone.has(holder)) await release();
  }

  async function release(): Promise<void> {
    if (session.inTransaction()) await session.rollback();
    holder = undefined;
  }

  async function work(): Promise<void> {
    for (let turn = takeNext(); turn !== undefined; turn = takeNext()) {
      stopWatching();
      running = { client: turn.client, ended: run(turn) };
      await running.ended;
    }
    running = undefined;
    watchHolder();
  }

  /** Evicts a client that keeps the session without using it while others wait. */
  function watchHolder(): void {
    const idler = holder;
    if (idler === undefined || waiting.length === 0) return;
    idle ??= setTimeout(() => idler.evict(), idleLimitMs);
  }

  function stopWatching(): void {
    clearTimeout(idle);
    idle = undefined;
  }

  return {
    enter(client: Client, bytes: Uint8Array, open: boolean): void {
      waiting.push({ client, bytes, open });
      if (running === undefined) void work();
    },
    async leave(client: Client): Promise<void> {
      gone.add(client);
      for (let at = waiting.length - 1; at >= 0; at -= 1) {
        if (waiting[at]?.client === client) waiting.splice(at, 1);
      }
      if (running?.client === client) await running.ended;
      else if (holder === client) {
        running = { client, ended: release() };
        await running.ended;
        await work();
      }
    },
    inTransaction: (client: Client): boolean => holder === client,
  };
}

export type Turns = ReturnType<typeof createTurns>;
