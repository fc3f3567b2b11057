import { SpanStatusCode, trace } from "@opentelemetry/api";

const tracer = trace.getTracer("site");

/** Work as a step of a trace, where traces are told (setting OTEL_EXPORTER_OTLP_ENDPOINT); else the work alone. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
