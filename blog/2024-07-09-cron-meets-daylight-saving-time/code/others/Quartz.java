import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.TimeZone;
import org.quartz.CronExpression;

/** The next runs of a schedule in Paris, after some instants. */
class Quartz {
  public static void main(String[] args) throws Exception {
    var expression = new CronExpression(args[0]);
    expression.setTimeZone(TimeZone.getTimeZone("Europe/Paris"));
    for (var after : Arrays.copyOfRange(args, 1, args.length)) {
      var at = Date.from(Instant.parse(after));
      for (int run = 0; run < 3; run++) {
        at = expression.getNextValidTimeAfter(at);
        System.out.println(at.toInstant().toString().substring(0, 16).replace('T', ' '));
      }
    }
  }
}
