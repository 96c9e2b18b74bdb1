import { Gauge, Registry } from 'prom-client';
import { createProbe } from './readiness.ts';

/** Everything at `/metrics`. */
export const metrics = new Registry();

/** Numbers by the value of the gauge's label, or one number without a label; null if it is unknown. */
type Reading = number | Readonly<Record<string, number>> | null;

interface GaugeProps {
  name: string;
  help: string;
  /** Default: none. */
  label?: string;
  read: () => Reading | Promise<Reading>;
}

/** Adds a gauge that is read at each scrape, and left out if that fails or takes more than a second. */
export const addGauge = ({ name, help, label, read }: GaugeProps): Gauge => {
  const probe = createProbe(async () => read());
  const labelNames = label === undefined ? [] : [label];
  return new Gauge({
    name,
    help,
    labelNames,
    registers: [metrics],
    async collect() {
      const found = await probe();
      this.reset();
      if (typeof found === 'number') this.set(found);
      else if (label === undefined) this.remove();
      else
        for (const [value, count] of Object.entries(found ?? {}))
          this.set({ [label]: value }, count);
    },
  });
};
