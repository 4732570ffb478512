import { CALCULATIONS } from "./calculations.ts";
import { serveTasks } from "../../platform/threads/serve-tasks.ts";

serveTasks(CALCULATIONS);
