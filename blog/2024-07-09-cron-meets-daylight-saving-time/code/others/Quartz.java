import java.time.Instant;
import java.util.Date;
import java.util.TimeZone;
import org.quartz.CronExpression;

class Quartz {
  public static void main(String[] args) throws Exception {
    var expression = new CronExpression("0 30 2 * * ?");
    expression.setTimeZone(TimeZone.getTimeZone("Europe/Paris"));
    for (var noon : new String[] {"2024-03-30T12:00:00Z", "2024-10-26T12:00:00Z"}) {
      var at = Date.from(Instant.parse(noon));
      for (int run = 0; run < 3; run++) {
        at = expression.getNextValidTimeAfter(at);
        System.out.println(at.toInstant().toString().substring(0, 16).replace('T', ' '));
      }
    }
  }
}
